import '@fontsource-variable/noto-sans-arabic/wght.css'
import '@fontsource-variable/noto-sans-devanagari/wght.css'
import '@fontsource-variable/noto-sans-hebrew/wght.css'
import '@fontsource-variable/noto-sans-sc/wght.css'
