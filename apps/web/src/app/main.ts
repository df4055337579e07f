/** Where the page begins: its looks, its language, and then all the rest. */
import { setLanguage } from './language.ts'
import '../style/fonts.css'
import '../style/tokens.css'
import '../style/base.css'
import '../style/figure.css'
import '../style/board.css'
import '../style/motion.css'
import '../style/panel.css'
import '../style/frame.css'
import '../style/home.css'
import '../style/setup.css'
import '../style/panels.css'
import '../style/cards.css'
import '../style/moments.css'
import '../style/match.css'

void setLanguage().then(() => import('./start.tsx'))
