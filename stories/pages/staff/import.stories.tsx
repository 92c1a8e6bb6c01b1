import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImportPage } from '#site/pages/staff/import-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { importPlan } from '#stories/fixtures/staff/newsletter.ts'
import { InTheHouse } from './in-the-house.tsx'

const report = {
  plan: importPlan,
  clock,
  hrefFor: (outcome: string | undefined) => `#${outcome ?? 'all'}`,
  hrefForPage: (page: number) => `#page-${page}`,
  action: '#run',
  fields: { file: importPlan.id },
  onRun: fn(),
  onDrop: fn(),
}

const meta = {
  title: 'Pages/Staff/Import',
  component: ImportPage,
  decorators: [(Story) => <InTheHouse current="newsletter">{Story()}</InTheHouse>],
  args: { backHref: '#newsletter', into: { action: '#sent' }, reading: { action: '#read', onRead: fn() } },
} satisfies Meta<typeof ImportPage>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /ring in/ })[0]).toBeDisabled()
  },
}

export const DryRun: Story = {
  args: { report },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bring in/ }))
    await expect(report.onRun).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { args: { report }, globals: { viewport: { value: 'phone' }, locale: 'de' } }
