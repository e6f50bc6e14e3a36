/** Neighbours of a cell that lie on the grid, by four sides. */
function eachSide(pixel: number, width: number, height: number, visit: (other: number) => void): void {
  const x = pixel % width;
  if (x > 0) visit(pixel - 1);
  if (x + 1 < width) visit(pixel + 1);
  if (pixel >= width) visit(pixel - width);
  if (pixel + width < width * height) visit(pixel + width);
}

/** Cells of one label that hang together, numbered from 1 in reading order; label 0 is nothing. */
export type Sections = { readonly sectionAt: Int32Array; readonly count: number };

export function sectionsOf(labels: ArrayLike<number>, width: number, height: number): Sections {
  const sectionAt = new Int32Array(width * height);
  const open = new Int32Array(width * height);
  let count = 0;
  for (let start = 0; start < sectionAt.length; start++) {
    if (labels[start] === 0 || sectionAt[start] !== 0) continue;
    count++;
    let waiting = 0;
    open[waiting++] = start;
    sectionAt[start] = count;
    while (waiting > 0) {
      const pixel = open[--waiting]!;
      eachSide(pixel, width, height, (other) => {
        if (sectionAt[other] !== 0 || labels[other] !== labels[pixel]) return;
        sectionAt[other] = count;
        open[waiting++] = other;
      });
    }
  }
  return { sectionAt, count };
}

/** Gives the cells that are too little by themselves to the neighbours they grow into; those without a neighbour stay what they are. */
export function absorb(
  labels: Uint16Array,
  width: number,
  height: number,
  isLittle: (pixel: number) => boolean,
  mayGrow: (from: number, into: number) => boolean,
): void {
  let front: number[] = [];
  const left = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i++) if (labels[i] !== 0 && isLittle(i)) left[i] = 1;
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 0 || left[i]) continue;
    let borders = false;
    eachSide(i, width, height, (other) => {
      borders ||= left[other] === 1;
    });
    if (borders) front.push(i);
  }
  while (front.length > 0) {
    const next: number[] = [];
    for (const pixel of front)
      eachSide(pixel, width, height, (other) => {
        if (!left[other] || !mayGrow(pixel, other)) return;
        left[other] = 0;
        labels[other] = labels[pixel]!;
        next.push(other);
      });
    front = next;
  }
}
