import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SliderRow } from '#ui/primitives/slider-row.tsx'

const steps = ['Discover', 'Design', 'Build', 'Launch', 'Manage']

const doors = steps.map((step, place) => (
  <div key={step} className="grid min-h-64 content-between gap-6 px-gutter py-8">
    <span className="display text-number">{`0${place + 1}`}</span>
    <h3 className="heading text-h4">
      <a href={`#${step}`} className="hover:underline hover:decoration-2 hover:decoration-signal">
        {step}
      </a>
    </h3>
  </div>
))

const meta = {
  id: 'primitives-slider-row',
  title: 'Primitives/Layout/Slider row',
  component: SliderRow,
  args: {
    label: 'Our process',
    previousLabel: 'Previous step',
    nextLabel: 'Next step',
    children: doors,
    onIndexChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A row of panes to move through: buttons, arrow keys, Home and End, touch, or dragged with the mouse.

**Do** let the next pane peek in, so that one sees that there is more. **Do** style the current pane with \`data-current\`.

**Don’t** move it by itself, and don’t put in it what must be compared side by side.`,
      },
    },
  },
} satisfies Meta<typeof SliderRow>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheStart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous step' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OneStepOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1))
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('data-current'))
  },
}

export const AtTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('group', { name: 'Our process' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const CurrentDoorOpen: Story = {
  args: {
    paneClassName:
      'w-4/5 transition-colors sm:w-2/5 lg:w-1/5 data-current:bg-ink data-current:text-paper data-current:lg:w-2/5',
  },
}

export const OnePaneWide: Story = { args: { paneClassName: 'w-full' } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-12 py-12">
      <SliderRow {...args} />
      <SliderRow {...args} label="Everything fits" paneClassName="w-1/5 min-w-0 [&_span]:text-h3" />
      <SliderRow {...args} label="One at a time" paneClassName="w-full" />
    </div>
  ),
}
