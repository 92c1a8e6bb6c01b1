import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { postFindings } from '#api/contract/values/post-findings.ts'
import { gateArgs, gateClock, germanLooks, spanishStops } from '#stories/fixtures/staff/gate.ts'
import { FindingList } from '#ui/blocks/staff/editor/gate/finding-list.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Finding list',
  component: FindingList,
  args: { findings: [...germanLooks, spanishStops], clock: gateClock, hrefFor: gateArgs.hrefFor },
  parameters: {
    docs: {
      description: { component: 'What was found, what stops first, each with how to mend it and the way there.' },
    },
  },
} satisfies Meta<typeof FindingList>

export default meta
type Story = StoryObj<typeof meta>

export const StopsFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('stops the text in Spanish')
    await expect(canvas.getByRole('link', { name: /12\spx wider/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/width$/),
    )
  },
}

export const Nothing: Story = { args: { findings: [] } }

export const Waiting: Story = { args: { findings: [], isChecking: true } }

/** Every sentence that there is. */
export const AllOfThem: Story = {
  args: {
    findings: postFindings.map((what) => ({
      in: 'de',
      check: 'links',
      level: 'look',
      what,
      facts: {
        text: 'die Richtlinie',
        to: 'https://example.org/a',
        title: 'The European Accessibility Act',
        picture: 'lit window',
        slug: 'a-window',
        length: '61',
        most: '60',
        end: '… the last words',
        level: '4',
        wanted: '3',
        status: '403',
        where: 'He said "no"',
        help: 'Links must have discernible text',
        theme: 'night',
        width: '320',
        by: '12',
        at: String(gateClock.now),
      },
    })),
  },
}
