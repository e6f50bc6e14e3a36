/** The least number of things that, repeated whole, make the row; things are alike when their keys are. */
export function periodOf(keys: readonly (string | number)[]): number {
  const border = [0];
  for (let i = 1, length = 0; i < keys.length; i++) {
    while (length > 0 && keys[i] !== keys[length]) length = border[length - 1]!;
    if (keys[i] === keys[length]) length++;
    border[i] = length;
  }
  const period = keys.length - (border.at(-1) ?? 0);
  return keys.length % period === 0 ? period : keys.length;
}
