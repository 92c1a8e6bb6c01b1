/** In a loader's answer: the one thing of a list that is open, with its name where the head of a phone says it instead of the place's. */
export interface OpenThing {
  name?: string
}

/** Of the page that is shown, whatever its loader answers. */
export function openThingIn(answer: unknown): OpenThing | undefined {
  if (answer === null || typeof answer !== 'object' || !('openThing' in answer)) return undefined
  const { openThing } = answer
  if (openThing === null || typeof openThing !== 'object') return undefined
  return 'name' in openThing && typeof openThing.name === 'string' ? { name: openThing.name } : {}
}
