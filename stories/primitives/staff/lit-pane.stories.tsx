import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/button.tsx'
import { LitPane, LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'

const meta = {
  id: 'primitives-staff-lit-pane',
  title: 'Primitives/Staff/Actions/Lit pane',
  component: LitPane,
  args: { action: 'Write a post', icon: 'plus', keys: ['N'], onClick: fn(), className: 'min-h-28 w-sixth' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The one action of a screen, top right as in the mark. **Do** say what happens and to how many. **Don’t** light a second one, and don’t use it where nothing is done: it is dark until it can act.',
      },
    },
  },
} satisfies Meta<typeof LitPane>

export default meta
type Story = StoryObj<typeof meta>

export const Lit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Write a post/ }))
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce())
  },
}

export const WithASubLine: Story = {
  args: { action: 'Answer the joiners', sub: '3 h 12 min left', icon: 'arrow-right', keys: ['enter'] },
}

export const Dark: Story = {
  args: { action: 'Keep both', sub: 'two left to choose', disabled: true, icon: 'check' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const Sending: Story = { args: { action: 'Sending…', icon: 'send', 'aria-disabled': true } }

export const LongGerman: Story = {
  args: { action: 'Für 275 Empfängerinnen einplanen', sub: 'Donnerstag, 12. November, 09:00', icon: 'send' },
}

export const AsLink: StoryObj<typeof LitPaneLink> = {
  render: () => <LitPaneLink href="#new" action="Write a post" icon="plus" keys={['N']} className="min-h-28 w-sixth" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Write a post/ })).toHaveAttribute('href', '#new')
  },
}

function Chooser() {
  const [isChosen, setChosen] = useState(false)
  return (
    <div className="flex items-start gap-6">
      <Button onClick={() => setChosen(true)}>Choose</Button>
      <LitPane action="Keep both" icon="check" disabled={!isChosen} className="min-h-28 w-sixth border-line border-l" />
    </div>
  )
}

export const ComesOn: Story = {
  render: () => <Chooser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await expect(canvas.getByRole('button', { name: 'Keep both' })).toHaveAttribute('data-state', 'lit')
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex items-stretch gap-4">
          <LitPane size={size} action="Write a post" icon="plus" keys={['N']} className="w-sixth" />
          <LitPane
            size={size}
            action="Answer"
            sub="3 h 12 min left"
            keys={['enter']}
            disabled
            className="w-sixth border-line border-l"
          />
        </div>
      ))}
    </div>
  ),
}
