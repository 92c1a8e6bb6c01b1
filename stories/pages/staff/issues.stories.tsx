import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IssuesPage } from '#site/pages/staff/issues-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { issues } from '#stories/fixtures/staff/sending.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Issues',
  component: IssuesPage,
  decorators: [(Story) => <InTheHouse current="newsletter">{Story()}</InTheHouse>],
  args: {
    issues,
    clock,
    hrefFor: ({ id }) => `#${id}`,
    found: 9,
    page: 1,
    pages: 1,
    hrefForPage: (page) => `#page-${page}`,
    action: '#issues',
    approval: { isApprovalAsked: true, onChange: fn() },
    languageSettings: [
      { setting: 'archive', chosen: ['en', 'de'], onChange: fn() },
      { setting: 'welcome', chosen: [], onChange: fn() },
    ],
    onBegin: fn(),
  },
} satisfies Meta<typeof IssuesPage>

export default meta
type Story = StoryObj<typeof meta>

export const FinishTheDraft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Finish/ })).toHaveAttribute('href', '#i9')
  },
}

export const AllSent: Story = {
  args: { issues: issues.slice(1) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Begin/ }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
  },
}

export const OneLeaves: Story = {
  args: { issues: issues.map((issue) => (issue.id === 'i8' ? { ...issue, state: 'sending' } : issue)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Watch/ })).toHaveAttribute('href', '#i8')
  },
}

export const NoneYet: Story = { args: { issues: [], found: 0 } }

export const ForAModerator: Story = {
  args: { approval: undefined, languageSettings: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const SecondPage: Story = { args: { page: 2, pages: 3, found: 51 } }

export const Offline: Story = { args: { offlineSince: clock.now } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const German: Story = { globals: { locale: 'de', theme: 'night' } }
