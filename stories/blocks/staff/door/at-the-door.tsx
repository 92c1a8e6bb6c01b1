import { expect, fn } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { DoorFrame, type DoorFrameProps } from '#ui/blocks/staff/door/door-frame.tsx'

export const doorFrame = {
  host: 'dritare.example',
  languages: languages.map((language) => ({ language, href: `?language=${language}` })),
  theme: { theme: 'system', onThemeChange: fn() },
} satisfies Partial<DoorFrameProps>

/** The frame that these forms always have. */
export function AtTheDoor(props: Partial<DoorFrameProps> & Pick<DoorFrameProps, 'children'>) {
  return <DoorFrame {...doorFrame} {...props} />
}

export async function fitsTheWindow() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const onAPhone = { viewport: { value: 'tiny' } }
