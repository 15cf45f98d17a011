declare module 'virtual:review' {
  const review: import('./reviewData.ts').Review
  export default review
}
