import { configure, getConfig } from 'storybook/test'

/**
 * Lets the page come to rest after every step of a play function. Under Vitest, React's `act` does it; a built Storybook has
 * React without `act`, where a step can come before what the last one changed.
 */
export function settleAfterEachStep(): void {
  const { asyncWrapper } = getConfig()
  configure({
    // A busy machine is no reason for a story to end half-way.
    asyncUtilTimeout: 10_000,
    asyncWrapper: (step) =>
      asyncWrapper(async () => {
        const result = await step()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return result
      }),
  })
}
