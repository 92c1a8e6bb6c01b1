import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { checked, gateArgs, germanLooks, italianAsks, spanishStops } from '#stories/fixtures/staff/gate.ts'
import { GateFindings } from '#ui/blocks/staff/editor/gate/gate-findings.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Gate findings',
  component: GateFindings,
  args: {
    panes: gateArgs.panes,
    sourceLanguage: 'en',
    checks: checked([italianAsks, spanishStops, ...germanLooks]),
    clock: gateArgs.clock,
    chosen: ['en', 'de', 'es'],
    onChoose: fn(),
    hrefFor: gateArgs.hrefFor,
    written: ['en', 'sq', 'de', 'es', 'it'],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    docs: { description: { component: 'For a narrow screen: one language at a time, what was found first.' } },
  },
} satisfies Meta<typeof GateFindings>

export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deutsch' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Publish in German' }))
    await expect(args.onChoose).toHaveBeenCalledWith('de', false)
  },
}
