// Other files of this application; what comes from a package declares itself.
declare module '*/brand.css'
declare module '*/own.css'
