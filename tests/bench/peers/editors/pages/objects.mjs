/** Pictures that are drawn, as many as Selvedge is given. */
const PICTURES = 8;
const SIDE = 40;
const STEP = 60;
const ACROSS = 16 / 10;

/** Discs of different colours, as the portal's own measurement draws them, as data addresses. */
export function pictures() {
  return Array.from({ length: PICTURES }, (_, n) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 160 });
    const context = canvas.getContext("2d");
    context.fillStyle = `hsl(${(360 * n) / PICTURES} 80% 50%)`;
    context.arc(80, 80, 76, 0, 2 * Math.PI);
    context.fill();
    return canvas.toDataURL("image/png");
  });
}

/** Where so many pictures lie, row by row on a sheet as wide as a screen; the last stands alone below the middle of the others. */
export function places(count) {
  const columns = Math.ceil(Math.sqrt((count - 1) * ACROSS));
  const rows = Math.ceil((count - 1) / columns);
  const laid = Array.from({ length: count - 1 }, (_, n) => ({ x: (n % columns) * STEP, y: Math.floor(n / columns) * STEP }));
  return [...laid, { x: (columns / 2) * STEP, y: (rows + 1) * STEP }].map((at, n) => ({
    ...at,
    side: SIDE,
    picture: n % PICTURES,
  }));
}
