/** A natural cubic spline through knots in ascending order: smooth to the second derivative, constant beyond its ends. */
export function spline(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const n = xs.length;
  const bend = new Float64Array(n);
  const scratch = new Float64Array(n);
  for (let i = 1; i < n - 1; i++) {
    const [x0, x1, x2] = [xs[i - 1]!, xs[i]!, xs[i + 1]!];
    const share = (x1 - x0) / (x2 - x0);
    const p = share * bend[i - 1]! + 2;
    bend[i] = (share - 1) / p;
    const slope = (ys[i + 1]! - ys[i]!) / (x2 - x1) - (ys[i]! - ys[i - 1]!) / (x1 - x0);
    scratch[i] = ((6 * slope) / (x2 - x0) - share * scratch[i - 1]!) / p;
  }
  for (let i = n - 2; i >= 0; i--) bend[i] = bend[i]! * bend[i + 1]! + scratch[i]!;
  return (x) => {
    if (x <= xs[0]!) return ys[0]!;
    if (x >= xs[n - 1]!) return ys[n - 1]!;
    let i = 0;
    while (x > xs[i + 1]!) i++;
    const h = xs[i + 1]! - xs[i]!;
    const [a, b] = [(xs[i + 1]! - x) / h, (x - xs[i]!) / h];
    return a * ys[i]! + b * ys[i + 1]! + (((a ** 3 - a) * bend[i]! + (b ** 3 - b) * bend[i + 1]!) * h * h) / 6;
  };
}
