import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect } from 'storybook/test'
import { Picture } from '#ui/primitives/picture.tsx'
import { FocalPicture } from '#ui/primitives/staff/focal-picture.tsx'

const picture = (
  <Picture slug="accessible-from-the-start" alt="" sizes="40rem" priority className="block h-auto w-160 max-w-full" />
)

/** Holds the point, as a form does. */
function Held({ value, ...props }: Omit<ComponentProps<typeof FocalPicture>, 'onValueChange' | 'valueText'>) {
  const [point, setPoint] = useState(value)
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const valueText = `${percent(point.x)} from the left, ${percent(point.y)} from the top`
  return <FocalPicture {...props} value={point} onValueChange={setPoint} valueText={valueText} />
}

const meta = {
  id: 'primitives-staff-focal-picture',
  title: 'Primitives/Staff/Fields/Focal picture',
  component: FocalPicture,
  args: {
    label: 'The point that stays in every crop',
    value: { x: 0.64, y: 0.56 },
    valueText: '64% from the left, 56% from the top',
    onValueChange: () => {},
    children: picture,
  },
  render: ({ label, value, children }) => (
    <Held label={label} value={value}>
      {children}
    </Held>
  ),
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A window over the whole picture, dragged to what must stay when it is cropped. Arrow keys move it a hundredth, with Shift a tenth. **Do** show the crops beside it. **Don’t** crop the picture itself.',
      },
    },
  },
} satisfies Meta<typeof FocalPicture>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const point = canvas.getByRole('slider', { name: 'The point that stays in every crop' })
    point.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}')
    await expect(point).toHaveAttribute('aria-valuetext', '55% from the left, 57% from the top')
  },
}

export const InACorner: Story = { args: { value: { x: 1, y: 0 } } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <FocalPicture {...args} />
      <FocalPicture {...args} value={{ x: 0.1, y: 0.9 }}>
        <Picture slug="a-bakery-opens-online" alt="" sizes="20rem" className="block h-auto w-80" />
      </FocalPicture>
    </div>
  ),
}
