declare module '*/brand.css'
