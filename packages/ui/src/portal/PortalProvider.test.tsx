import { createRef, type ReactElement, type Ref, useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { CommandPalette } from '../command-palette/CommandPalette.tsx'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { render, screen } from '../internal/testing.ts'
import { Popover } from '../popover/Popover.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { PortalProvider } from './PortalProvider.tsx'
import '../theme/index.ts'
import '../theme/reset.css.ts'

const options = [{ value: 'n', label: 'Popup' }]
const ignore = () => undefined

interface Overlay {
  open: boolean
  onClose: () => void
}

/** Opened by the button beside it, as a dialog is. */
function Beside({ children }: { children: (overlay: Overlay) => ReactElement }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  )
}

const popups: [name: string, element: ReactElement][] = [
  ['Combobox', <Combobox key="" aria-label="Open" options={options} />],
  ['Dialog', <Beside key="">{(overlay) => <Dialog {...overlay} title="Popup" />}</Beside>],
  [
    'Sheet',
    <Beside key="">
      {(overlay) => (
        <Sheet {...overlay} title="Popup">
          Words
        </Sheet>
      )}
    </Beside>,
  ],
  [
    'ConfirmDialog',
    <Beside key="">
      {(overlay) => <ConfirmDialog {...overlay} onConfirm={ignore} confirmLabel="Ban" title="Popup" />}
    </Beside>,
  ],
  [
    'CommandPalette',
    <Beside key="">
      {(overlay) => <CommandPalette {...overlay} label="Popup" query="" onQuery={ignore} groups={[]} />}
    </Beside>,
  ],
]

describe.each(popups)('%s', (_, element) => {
  const open = async (within: ParentNode) => {
    const trigger = within.querySelector<HTMLElement>('button, input')
    if (trigger) await userEvent.click(trigger)
  }

  it('takes theme, brand and direction from where it is opened', async () => {
    const { container } = render(
      <div data-theme="dark" data-brand="orchard">
        <div dir="rtl">{element}</div>
      </div>,
    )
    await open(container)
    await expect.poll(() => document.querySelector('[data-base-ui-portal]')?.textContent ?? '').toContain('Popup')
    const portal = document.querySelector<HTMLElement>('[data-base-ui-portal]')
    expect(portal?.dataset).toMatchObject({ theme: 'dark', brand: 'orchard' })
    expect(portal?.dir).toBe('rtl')
    expect(container.contains(portal)).toBe(false)
  })

  it('opens in the container, such as a shadow tree', async () => {
    const host = document.createElement('div')
    host.dataset.theme = 'dark'
    document.body.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    const inside = document.createElement('div')
    shadow.append(inside)
    render(createPortal(<PortalProvider container={shadow}>{element}</PortalProvider>, inside))
    await open(inside)
    await expect.poll(() => shadow.querySelector('[data-base-ui-portal]')?.textContent ?? '').toContain('Popup')
    expect(document.querySelector('[data-base-ui-portal]')).toBeNull()
    host.remove()
  })
})

type Attributes = { ref: Ref<HTMLDivElement>; className: string; 'data-probe': string }

const overlays: [name: string, element: (attributes: Attributes) => ReactElement][] = [
  ['Dialog', (attributes) => <Dialog {...attributes} open onClose={ignore} title="Popup" />],
  [
    'Sheet',
    (attributes) => (
      <Sheet {...attributes} open onClose={ignore} title="Popup">
        Words
      </Sheet>
    ),
  ],
  [
    'ConfirmDialog',
    (attributes) => (
      <ConfirmDialog {...attributes} open onClose={ignore} onConfirm={ignore} confirmLabel="Ban" title="Popup" />
    ),
  ],
  [
    'Popover',
    (attributes) => (
      <Popover {...attributes} title="Popup" trigger={<Button>Open</Button>}>
        Words
      </Popover>
    ),
  ],
]

describe.each(overlays)('%s as a primitive', (_, element) => {
  it('passes ref, class name and attributes to what opens', async () => {
    const ref = createRef<HTMLDivElement>()
    render(element({ ref, className: 'from-outside', 'data-probe': 'probe' }))
    screen.queryByRole('button', { name: 'Open' })?.click()
    await screen.findByText('Popup')
    const probed = document.querySelectorAll('[data-probe="probe"]')
    expect([...probed]).toEqual([ref.current])
    expect(ref.current?.textContent ?? '').toContain('Popup')
    expect(ref.current?.classList).toContain('from-outside')
    expect(ref.current?.classList.length).toBeGreaterThan(1)
  })
})
