import { describe, expect, it, vi } from 'vitest'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { SideNavigation } from '../side-navigation/SideNavigation.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { type LinkComponentProps, LinkProvider } from './LinkProvider.tsx'

const navigate = vi.fn()

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

describe('LinkProvider', () => {
  it.each([
    [
      'TextLink',
      <TextLink key="1" href="/there">
        There
      </TextLink>,
    ],
    [
      'LinkButton',
      <LinkButton key="2" href="/there">
        There
      </LinkButton>,
    ],
    ['SideNavigation', <SideNavigation key="3" label="Main" items={[{ href: '/there', label: 'There' }]} />],
    ['Pagination', <Pagination key="4" page={1} pageCount={1} hrefOf={() => '/there'} />],
  ])('navigates for %s', (_name, element) => {
    navigate.mockClear()
    render(<LinkProvider component={RouterLink}>{element}</LinkProvider>)
    fireEvent.click(screen.getByRole('link', { name: /There|Page 1/ }))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/there')
  })

  it('is optional: links are anchors by default', () => {
    render(<TextLink href="#there">There</TextLink>)
    expect(screen.getByRole('link', { name: 'There' }).getAttribute('href')).toBe('#there')
  })
})
