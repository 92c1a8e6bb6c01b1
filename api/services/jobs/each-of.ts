/** Goes on past those that fail, so that one does not keep the others from their turn for ever; then throws the first error. */
export async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
