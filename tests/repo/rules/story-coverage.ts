import type { SourceFile } from './source-files.ts'

/** Components without stories, primitives without their grid for the camera, mails without their text part, blocks that behave without a play test. */
export function uncoveredComponents(components: SourceFile[], stories: SourceFile[]): string[] {
  return components.flatMap((component) => {
    const path = component.path
      .replace(/^ui\//, 'stories/')
      .replace(/^site\//, 'stories/')
      .replace(/(-page)?\.tsx$/, '.stories.tsx')
    const story = stories.find((file) => file.path === path)
    if (!story) return [`${component.path} has no stories in ${path}`]
    return [
      ...(component.path.startsWith('ui/primitives/') && !/export const AllVariants\b/.test(story.text)
        ? [`${path} has no AllVariants`]
        : []),
      ...(/^ui\/mails\/[^/]+$/.test(component.path) && !/export const TextPart\b/.test(story.text)
        ? [`${path} has no TextPart`]
        : []),
      ...(component.path.startsWith('ui/blocks/') && behaves(component) && !/\bplay\b/.test(story.text)
        ? [`${path} proves nothing: its block behaves and no story plays`]
        : []),
    ]
  })
}

/** It keeps state or answers to the visitor. */
function behaves({ text }: SourceFile): boolean {
  return /\buseState\b|\buseReducer\b|\bon[A-Z]\w+=\{/.test(text)
}
