/**
 * Works piece by piece until `work` resolves to false, and rests between two as long as the first has taken: SQLite's driver is
 * synchronous, and a render waits for twenty turns of the event loop.
 */
export async function inTurns(work: () => Promise<boolean>): Promise<void> {
  for (let began = performance.now(); await work(); began = performance.now())
    await new Promise((resolve) => setTimeout(resolve, performance.now() - began))
}
