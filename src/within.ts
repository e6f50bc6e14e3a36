/** What `wanted` comes to, or null when it takes longer than `ms`. */
export async function within<T>(ms: number, wanted: Promise<T>): Promise<T | null> {
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      wanted,
      new Promise<null>((done) => {
        late = setTimeout(done, ms, null);
      }),
    ]);
  } finally {
    clearTimeout(late);
  }
}
