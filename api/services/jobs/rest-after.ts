/** Works, and rests as long: SQLite's driver is synchronous, and a render waits for twenty turns of the event loop. */
export async function restAfter<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  await new Promise((resolve) => setTimeout(resolve, performance.now() - began))
  return result
}
