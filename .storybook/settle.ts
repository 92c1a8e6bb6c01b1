import type { ReactRenderer } from '@storybook/react-vite'
import type { ProjectAnnotations } from 'storybook/internal/types'
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
        await atRest()
        return result
      }),
  })
}

/** The same before the first step: what a component does once it is on the page has been done. */
export const mountAndSettle: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> = (context) => async (ui) => {
  if (ui != null) context.originalStoryFn = () => ui
  await context['renderToCanvas']()
  await atRest()
  return context.canvas
}

/** Painted twice, and what waited for that has run. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 500 }) : setTimeout(resolve),
  )
}
