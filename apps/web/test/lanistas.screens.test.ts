import { test } from 'vitest'
import { passOnAll } from './axe.ts'
import { inBrowser, openHome, smallPhone } from './browser.ts'
import { answerTo, begin } from './lanistas-play.ts'

inBrowser('the screens of the lanistas', () => {
  test('a month', async () => {
    const page = await openHome(smallPhone)
    await page.getByRole('link', { name: 'Run a ludus' }).click()
    await page.locator('.ludus-fields').first().waitFor()
    await passOnAll(page, 'set-up')
    await page.goBack()
    await begin(page, 'month')
    await answerTo(page, ['order'])
    await passOnAll(page, 'auction')
    await answerTo(page, ['bank', 'wager'])
    await passOnAll(page, 'wagers')
    await answerTo(page, ['offer', 'loan', 'bid', 'bribe'])
    await page.locator('.statistics summary').click()
    await passOnAll(page, 'statistics')
  })
})
