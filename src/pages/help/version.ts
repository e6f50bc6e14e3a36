/** The portal's version, from package.json when the pages are built. */
export const VERSION: string = import.meta.env.VITE_PORTAL_VERSION;
