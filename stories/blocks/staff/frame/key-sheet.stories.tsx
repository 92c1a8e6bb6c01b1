import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ownersPlaces } from '#stories/fixtures/staff.ts'
import { KeySheet } from '#ui/blocks/staff/frame/key-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Key sheet',
  component: KeySheet,
  args: {
    open: true,
    onOpenChange: fn(),
    places: ownersPlaces,
    hasCharacterKeys: true,
    onCharacterKeysChange: fn(),
    screenKeys: [
      { faces: ['Z'], label: 'Tomorrow' },
      { faces: ['1', '2'], joined: 'or', label: 'Yours, theirs' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'All keys, those of the screen first. Single letters can be switched off here and in the account (WCAG 2.1.4).',
      },
      story: { inline: false, height: '760px' },
    },
  },
  render: (args) => (
    <div className="min-h-180">
      <KeySheet {...args} />
    </div>
  ),
} satisfies Meta<typeof KeySheet>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expect(screen.getByText('G then P')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('switch', { name: 'Single letters' }))
    await expect(args.onCharacterKeysChange).toHaveBeenCalledWith(false)
  },
}

export const LettersOff: Story = { args: { hasCharacterKeys: false, screenKeys: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
