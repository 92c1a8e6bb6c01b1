import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DoorAct, DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { LitPane } from '#ui/primitives/staff/lit-pane.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Door sheet',
  component: DoorSheet,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: {
    title: 'The back door.',
    intro: 'For the people who work here.',
    children: (
      <>
        <div className="grow border-line border-t" />
        <DoorAct
          title="Forgotten?"
          text="We send a link to your address."
          link={<Link href="#link">Send me the link</Link>}
          lit={<LitPane size="lg" action="Next step" keys={['enter']} />}
        />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One sentence, what is done, and a foot with the one action. **Do** keep the lit pane where the form ends. **Don’t** write a title of more than two lines: `size="md"` is for those that are sentences.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof DoorSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The back door.' })).toBeVisible()
  },
}

export const Sentence: Story = {
  args: { size: 'md', title: 'Diesem Browser zufolge sind Sie Administratorin. Dem Server zufolge nicht.' },
}

export const OnAPhone: Story = {
  globals: onAPhone,
  args: { title: 'Wiederherstellungsschlüssel.' },
  play: fitsTheWindow,
}
