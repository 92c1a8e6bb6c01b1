/** A menu in Storybook's toolbar: one global with its values and their names. */
export function toolbar(
  description: string,
  icon: 'globe' | 'mirror' | 'play' | 'contrast' | 'paragraph' | 'sidebyside' | 'grid',
  values: Record<string, string>,
) {
  return {
    description,
    toolbar: {
      icon,
      dynamicTitle: true,
      items: Object.entries(values).map(([value, title]) => ({ value, title })),
    },
  }
}
