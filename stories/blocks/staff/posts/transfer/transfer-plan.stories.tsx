import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { refusedTransfer, transfer, unchanged } from '#stories/fixtures/staff/transfer.ts'
import { TransferPlan } from '#ui/blocks/staff/posts/transfer/transfer-plan.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Transfer plan',
  component: TransferPlan,
  args: { plan: transfer, clock, action: '#run', dropHref: '#drop' },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  parameters: {
    docs: {
      description: { component: 'The dry run: post by post, language by language, what would change, before it does.' },
    },
  },
} satisfies Meta<typeof TransferPlan>

export default meta
type Story = StoryObj<typeof meta>

export const WhatWouldChange: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('address, title, text, former addresses')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 post is new. 1 post changes. 10 posts stay as they are.',
    )
  },
}

const [first, ...others] = transfer.posts

export const UnopenedWordsMakeWay: Story = {
  args: {
    plan: {
      ...transfer,
      posts: first
        ? [{ ...first, translations: first.translations.map((one) => ({ ...one, setsAside: !one.isNew })) }, ...others]
        : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not open yet makes way/)).toBeVisible()
  },
}

export const NothingWouldChange: Story = { args: { plan: unchanged } }

export const Refused: Story = { args: { plan: refusedTransfer } }

export const German: Story = { globals: { locale: 'de', viewport: { value: 'phone' } } }
