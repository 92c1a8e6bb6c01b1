import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Tabs, TabsContent, TabsList, type TabsProps, TabsTrigger } from '#ui/primitives/tabs.tsx'
import { render } from './render.tsx'

const names = ['Day', 'Week', 'Year']

function Example(props: TabsProps) {
  return (
    <Tabs defaultValue="Day" {...props}>
      <TabsList aria-label="Period">
        {names.map((name) => (
          <TabsTrigger key={name} value={name} disabled={name === 'Week'}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name) => (
        <TabsContent key={name} value={name}>{`View of the ${name}`}</TabsContent>
      ))}
    </Tabs>
  )
}

test('Tabs > keyboard > arrows choose and wrap around, passing over what is disabled', async () => {
  const screen = await render(<Example />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Year' })).toHaveFocus()
  await expect.element(screen.getByText('View of the Year')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('View of the Day')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Year' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tab', { name: 'Day' })).toHaveAttribute('aria-selected', 'true')
})

test('Tabs > keyboard > Tab leads from the chosen tab to its view', async () => {
  const screen = await render(<Example />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tab', { name: 'Day' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Day' })).toHaveFocus()
})

test('Tabs > vertical > arrows up and down choose', async () => {
  const screen = await render(<Example orientation="vertical" />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByText('View of the Year')).toBeVisible()
})
