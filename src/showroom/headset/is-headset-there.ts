/** Whether a headset can be put on now. */
export const isHeadsetThere = async (): Promise<boolean> => {
  try {
    return (await navigator.xr?.isSessionSupported("immersive-vr")) ?? false;
  } catch {
    // Where a page may not even ask there is none for it.
    return false;
  }
};
