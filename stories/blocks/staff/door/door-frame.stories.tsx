import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DoorFrame } from '#ui/blocks/staff/door/door-frame.tsx'
import { DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { doorFrame, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Door frame',
  component: DoorFrame,
  args: {
    ...doorFrame,
    children: (
      <DoorSheet title="The back door." intro="For the people who work here.">
        <div className="grow border-line border-t" />
      </DoorSheet>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'What stands outside the staff’s window: no rail, a picture, words and one action. **Do** keep the address in sight. **Don’t** show anything here that only staff may know.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof DoorFrame>

export default meta
type Story = StoryObj<typeof meta>

export const BackDoor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(canvas.getByText('Encrypted, dritare.example')).toBeInTheDocument()
    await fitsTheWindow()
  },
}

export const LanguagesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('EN'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Shqip' })).toBeVisible())
  },
}

export const Barred: Story = { args: { picture: 'barred', isOpenLine: true } }

export const WithoutScripts: Story = { args: { theme: undefined } }

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }
