/** Widths to review at: the narrowest supported, a phone, a tablet, a desktop, a large one, and a desktop at 200 % zoom. */
export const viewports = {
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Large desktop, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  mobile: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  narrowest: { name: 'Narrowest, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  zoomed: { name: 'Zoomed to 200 %, 640', styles: { width: '640px', height: '400px' }, type: 'desktop' },
} as const
