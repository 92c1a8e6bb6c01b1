import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { moderator, owner } from '#stories/fixtures/staff/people.ts'
import { PersonMenu } from '#ui/blocks/staff/people/person-menu.tsx'

const meta = {
  title: 'Blocks/Staff/People/Person menu',
  component: PersonMenu,
  args: { person: moderator, action: '#done', onAsk: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'What can be done with somebody. **Do** say why something cannot be done. **Don’t** do it at once: the row asks.',
      },
    },
  },
  decorators: [(Story) => <div className="flex min-h-72 items-start justify-end p-4">{Story()}</div>],
} satisfies Meta<typeof PersonMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Besnik: what can be done'))
    await expect(canvas.getByRole('button', { name: 'Make an owner' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeVisible()
  },
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Besnik: what can be done'))
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(args.onAsk).toHaveBeenCalledWith('deactivate')
    await waitFor(() => expect(canvas.getByText('Besnik: what can be done').closest('summary')).toHaveFocus())
  },
}

export const Escaped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Besnik: what can be done'))
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open')
  },
}

export const LastOwner: Story = {
  args: { person: owner },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Arta: what can be done'))
    await expect(canvas.getByText(/The last owner stays/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  },
}
