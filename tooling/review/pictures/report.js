const groups = [...document.querySelectorAll('section')]
let present = -1

/** J and K go through the groups. */
document.addEventListener('keydown', ({ key }) => {
  const step = { j: 1, k: -1 }[key]
  if (!step) return
  present = Math.min(Math.max(present + step, 0), groups.length - 1)
  groups[present]?.scrollIntoView()
  groups[present]?.focus({ preventScroll: true })
})

/** The slider shows more of what is after. */
document.addEventListener('input', ({ target }) => {
  target.closest('label')?.nextElementSibling?.style.setProperty('--shown', `${target.value}%`)
})

/** The marks keep their places on a picture that there is less room for. */
const sizes = new ResizeObserver((pictures) => {
  for (const { target: picture } of pictures)
    picture.parentElement.style.setProperty('--scale', `${picture.width / picture.naturalWidth}px`)
})
for (const picture of document.querySelectorAll('.whole > :first-child')) sizes.observe(picture)
