import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionPanel,
  type AccordionProps,
  AccordionTrigger,
} from '#ui/primitives/accordion.tsx'

const lines = [
  ['design', 'Web design', 'Interfaces that read well, prototypes in the browser, design systems.'],
  ['development', 'Web development', 'React and TypeScript, content you can edit, fast on slow phones.'],
  ['graphic', 'Graphic design', 'Identity and type, print and packaging, guidelines.'],
] as const

function Lines({ disabled, suffix = '' }: { disabled?: string; suffix?: string }) {
  return lines.map(([value, title, text]) => (
    <AccordionItem key={value} value={value} disabled={value === disabled}>
      <AccordionTrigger>{title + suffix}</AccordionTrigger>
      <AccordionContent>{text}</AccordionContent>
    </AccordionItem>
  ))
}

const single: AccordionProps = { type: 'single' }

const meta = {
  id: 'primitives-accordion',
  title: 'Primitives/Layout/Accordion',
  component: Accordion,
  args: single,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Ruled lines that open, one at a time (\`single\`) or several (\`multiple\`).

**Do** use it where the state must be steered: remembered, opened by an address, tied to something else.

**Don’t** hide reading matter in it: what is shut is not in the page. An \`AccordionPanel\` is, and is open without scripts; a \`Disclosure\` opens without scripts, and is found by searching.`,
      },
    },
  },
  render: (args) => (
    <Accordion {...args}>
      <Lines />
    </Accordion>
  ),
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Web design' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Web design' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OneOpen: Story = {
  args: { type: 'single', collapsible: true, defaultValue: 'design' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Graphic design' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Graphic design' })).toHaveAttribute('aria-expanded', 'true'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Web design' })).toHaveAttribute('aria-expanded', 'false'),
    )
  },
}

export const SeveralOpen: Story = {
  args: { type: 'multiple', defaultValue: ['design', 'graphic'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2)
  },
}

export const OneDisabled: Story = {
  render: (args) => (
    <Accordion {...args}>
      <Lines disabled="development" />
    </Accordion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Web development' })).toBeDisabled()
  },
}

export const Panels: Story = {
  args: {
    type: 'single',
    collapsible: true,
    defaultValue: 'design',
    className: '@container grid gap-px bg-line max-w-90',
  },
  render: (args) => (
    <Accordion {...args}>
      {lines.map(([value, title, text]) => (
        <AccordionItem key={value} value={value} variant="bare" className="bg-paper">
          <AccordionTrigger headingClassName="noscript:hidden">{title}</AccordionTrigger>
          <AccordionPanel>{text}</AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Graphic design' }))
    await waitFor(() => expect(canvas.getByText(/Identity and type/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Interfaces that read well/)).not.toBeVisible())
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="grid items-start gap-12 lg:grid-cols-2">
      <Accordion type="single" collapsible>
        <Lines />
      </Accordion>
      <Accordion type="single" collapsible defaultValue="design">
        <Lines disabled="graphic" suffix=", open" />
      </Accordion>
      <Accordion type="multiple" defaultValue={['design', 'development', 'graphic']}>
        <Lines suffix=", all open" />
      </Accordion>
    </div>
  ),
}
