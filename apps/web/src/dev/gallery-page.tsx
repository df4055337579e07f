/** The gallery is for those who draw: `npx vite apps/web`, then /gallery.html. It is not part of the built page. */
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import '../style/fonts.css'
import '../style/tokens.css'
import '../style/base.css'
import '../style/figure.css'
import '../style/board.css'
import '../style/panel.css'
import '../style/frame.css'
import '../style/panels.css'

createRoot(document.getElementById('root')!).render(<Gallery />)
