import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import {
  SideSheet,
  SideSheetClose,
  SideSheetContent,
  SideSheetDescription,
  SideSheetTitle,
} from '#ui/primitives/staff/side-sheet.tsx'

const meta = {
  id: 'primitives-staff-side-sheet',
  title: 'Primitives/Staff/Overlays/Side sheet',
  component: SideSheet,
  args: { open: true, onOpenChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A sheet from the right, for what needs most of the window. **Do** give it a title and a way to close. **Don’t** use it for a question: that is `ConfirmDialog`.',
      },
      story: { inline: false, height: '500px' },
    },
  },
  render: (args) => (
    <div className="min-h-100">
      <SideSheet {...args}>
        <SideSheetContent>
          <div className="grid justify-items-start gap-4 p-6">
            <SideSheetTitle className="text-h3">Before it opens.</SideSheetTitle>
            <SideSheetDescription>Nine checks in six languages.</SideSheetDescription>
            <SideSheetClose asChild>
              <DeedButton>Close</DeedButton>
            </SideSheetClose>
          </div>
        </SideSheetContent>
      </SideSheet>
    </div>
  ),
} satisfies Meta<typeof SideSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Before it opens.' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** For the camera. */
export const AllVariants: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
