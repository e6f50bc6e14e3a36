/** What a headset needs, fetched apart: with the first page that has one. */
export const loadHeadset = () => import("./headset.tsx");
