/** Widths to review at: the narrowest supported, a phone, a tablet, a desktop, a large one, and a desktop at 200% zoom. */
export const viewports = {
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Large desktop', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  mobile: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  narrowest: { name: 'Narrowest', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  zoomed: { name: 'Zoomed to 200%', styles: { width: '640px', height: '400px' }, type: 'desktop' },
} as const
