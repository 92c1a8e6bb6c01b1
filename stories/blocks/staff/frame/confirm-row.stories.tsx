import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ConfirmRow, type ConfirmRowProps } from '#ui/blocks/staff/frame/confirm-row.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

/** A list in which one row can ask. */
function List(props: ConfirmRowProps) {
  const [isAsking, setAsking] = useState(props.isAsking)
  return (
    <ul className="text-sm">
      <li className="flex min-h-20 items-center border-line border-b px-4 md:px-6">Top Rankings Team</li>
      <ConfirmRow
        {...props}
        isAsking={isAsking}
        onKeep={() => {
          props.onKeep()
          setAsking(false)
        }}
      >
        <div className="flex min-h-20 items-center gap-4 px-4 md:px-6">
          <StaffIcon name="message" />
          <span className="heading grow text-[1.125rem]">Buy dofollow links</span>
          <DeedButton size="sm" aria-label="Delete now" onClick={() => setAsking(true)}>
            <StaffIcon name="trash" className="size-4" />
          </DeedButton>
        </div>
      </ConfirmRow>
      <li className="flex min-h-20 items-center border-line border-b px-4 md:px-6">A subscriber</li>
    </ul>
  )
}

const meta = {
  title: 'Blocks/Staff/Frame/Confirm row',
  component: ConfirmRow,
  args: {
    isAsking: true,
    title: 'Delete “Buy dofollow links” now?',
    text: 'Then nobody can bring it back. Backups forget it after 14 days; the log keeps that it was deleted, and by whom.',
    deed: 'Delete for good',
    aside: (
      <span className="grid gap-1 font-semibold text-signal-text text-xs">
        <PaneClock total={30} left={3} columns={15} isAsking /> 3 days left
      </span>
    ),
    onConfirm: fn(),
    onKeep: fn(),
    children: null,
  },
  render: (args) => <List {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'The row itself asks, in place: what is asked about stays where it was. **Do** use it in lists. **Don’t** open a dialog over a list for one row.',
      },
    },
  },
} satisfies Meta<typeof ConfirmRow>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Delete “Buy dofollow links” now?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const KeptByEscape: Story = {
  args: { isAsking: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete now' }))
    await expect(canvas.getByRole('button', { name: /Keep it/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete now' })).toHaveFocus())
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const LongGerman: Story = {
  globals: { locale: 'de' },
  args: {
    title: '„Barrierefreiheit ist in der ersten Woche am billigsten“ jetzt löschen?',
    text: 'Danach kann niemand den Beitrag zurückholen. Die Sicherungen vergessen ihn nach 14 Tagen; im Protokoll bleibt stehen, dass er gelöscht wurde und von wem.',
    deed: 'Endgültig löschen',
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
