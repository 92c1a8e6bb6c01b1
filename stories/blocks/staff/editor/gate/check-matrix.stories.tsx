import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { checked, gateArgs, germanLooks, italianAsks, spanishStops } from '#stories/fixtures/staff/gate.ts'
import { CheckMatrix } from '#ui/blocks/staff/editor/gate/check-matrix.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Check matrix',
  component: CheckMatrix,
  args: {
    panes: gateArgs.panes,
    sourceLanguage: 'en',
    checks: checked([italianAsks, spanishStops, ...germanLooks]),
    clock: gateArgs.clock,
    chosen: ['en', 'de', 'es'],
    onChoose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Nine checks, six languages, one tab stop. What does not go live has its shutters shut, with the number of what was found there.',
      },
    },
  },
} satisfies Meta<typeof CheckMatrix>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeGoLive: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Español, Links: stops it')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Publish in Italian' }))
    await expect(args.onChoose).toHaveBeenCalledWith('it', true)
  },
}

export const Waiting: Story = { args: { checks: undefined } }

export const OneLanguage: Story = {
  args: { only: 'es' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
