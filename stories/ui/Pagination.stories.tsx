import { Pagination } from '@driver-trust/ui/pagination'
import { Stack } from '@driver-trust/ui/stack'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 11, pageCount: 21, hrefOf: (page: number) => `#page=${page}` },
})

export const FewAndManyPages = meta.story({
  name: 'Few and many pages',
  tags: ['visual-mobile', 'visual-rtl'],
  render: ({ hrefOf }) => (
    <Stack gap="6" style={{ padding: 16 }}>
      {[1, 3, 7, 11, 21].map((page) => (
        <Pagination key={page} label={`Pagination, page ${page}`} page={page} pageCount={21} hrefOf={hrefOf} />
      ))}
      <Pagination label="Pagination of few" page={2} pageCount={4} hrefOf={hrefOf} />
    </Stack>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  args: { page: 1, pageCount: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 1', current: 'page' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next page' })).toHaveFocus())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  args: { page: 1, pageCount: 3 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const onFollow = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('click', onFollow)
    canvas.getByRole('link', { name: 'Page 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onFollow).toHaveBeenCalledOnce()
  },
})
