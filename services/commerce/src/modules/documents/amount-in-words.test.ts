import { amountInWords } from './amount-in-words';

test.each([
  [100, 'One Rupee Only', 'एक रुपया मात्र'],
  [1, 'One Paisa Only', 'एक पैसा मात्र'],
  [29, 'Twenty Nine Paise Only', 'उनतीस पैसे मात्र'],
  [99_900, 'Nine Hundred Ninety Nine Rupees Only', 'नौ सौ निन्यानवे रुपये मात्र'],
  [100_050, 'One Thousand Rupees and Fifty Paise Only', 'एक हज़ार रुपये और पचास पैसे मात्र'],
  [1_00_000_00, 'One Lakh Rupees Only', 'एक लाख रुपये मात्र'],
  [
    12_34_567_89,
    'Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven Rupees and Eighty Nine Paise Only',
    'बारह लाख चौंतीस हज़ार पांच सौ सड़सठ रुपये और नवासी पैसे मात्र',
  ],
  [3_00_00_000_00, 'Three Crore Rupees Only', 'तीन करोड़ रुपये मात्र'],
])('%i paise in words', (amount, english, hindi) => {
  expect(amountInWords(amount, 'en')).toBe(english);
  expect(amountInWords(amount, 'hi')).toBe(hindi);
});
