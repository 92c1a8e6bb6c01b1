/** A menu in Storybook's toolbar: one global with its values and their names. `letter` chooses the next one; with Shift the one before, with Alt the first. */
export function toolbar(
  description: string,
  icon: 'globe' | 'mirror' | 'play' | 'contrast' | 'paragraph' | 'sidebyside' | 'grid',
  values: Record<string, string>,
  letter?: string,
) {
  return {
    description,
    toolbar: {
      icon,
      dynamicTitle: true,
      ...(letter && {
        shortcuts: {
          next: { label: `${description}: next`, keys: [letter] },
          previous: { label: `${description}: the one before`, keys: ['shift', letter] },
          reset: { label: `${description}: first`, keys: ['alt', letter] },
        },
      }),
      items: Object.entries(values).map(([value, title]) => ({ value, title })),
    },
  }
}
