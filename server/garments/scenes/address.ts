/** Raised when the same scene would give another picture than before, so that cached pictures are not used any more. */
const RENDERING = "1";

/** Where the picture of the scene with this hash is served. Its content never changes. */
export const sceneUrl = (hash: string) => `/scenes/${RENDERING}/${hash}`;

/** Whether an address names the rendering of today. */
export const isRendering = (rendering: string) => rendering === RENDERING;

/** Name of the derived file of a scene. */
export const SCENE_FILE = `scene.${RENDERING}.webp`;

/** The hash of the scene that is served at an address; null for any other address. */
export const sceneHashIn = (url: string): string | null => (url.startsWith(sceneUrl("")) ? url.slice(sceneUrl("").length) : null);
