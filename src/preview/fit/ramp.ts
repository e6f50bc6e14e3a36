/** Viridis (van der Walt and Smith 2015): even steps to the eye, in grey and to colour-blind readers too. From nothing to the most. */
export const RAMP = ["#440154", "#472d7b", "#3b528b", "#2c728e", "#21918c", "#28ae80", "#5ec962", "#addc30", "#fde725"] as const;
