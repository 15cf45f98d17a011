/** First and last names that belong together, in the scripts that drivers of one European fleet write their names in. */
export const NAMES: readonly (readonly [first: string, last: string])[] = [
  ['Ada', 'Lindqvist'], ['Tomasz', 'Wiśniewski'], ['Marta', 'Kowalczyk'], ['Olena', 'Shevchenko'], ['Дмитро', 'Коваленко'], ['Софія', 'Бондаренко'],
  ['Nguyễn', 'Thị Hương'], ['Trần', 'Minh Đức'], ['Γιώργος', 'Παπαδόπουλος'], ['Ελένη', 'Νικολάου'], ['محمد', 'الحسن'], ['فاطمة', 'الزهراء'],
  ['דוד', 'כהן'], ['נועה', 'לוי'], ['राजेश', 'शर्मा'], ['प्रिया', 'पटेल'], ['李', '明'], ['王', '芳'], ['陳', '志強'],
  ['Jean-Pierre', 'Lefèvre'], ['Zoë', "O'Connor"], ['Seán', 'Ó Súilleabháin'], ['Björk', 'Guðmundsdóttir'], ['Łukasz', 'Żółkiewski'], ['Åsa', 'Öberg'],
  ['Jürgen', 'Groß'], ['Anna-Lena', 'von der Weide'], ['Çağla', 'Yıldırım'], ['Ioana', 'Țurcanu'], ['Ștefan', 'Mureșan'], ['Miloš', 'Dvořák'],
  ['Kateřina', 'Nováková'], ['Ana', 'Horvat'], ['Đorđe', 'Petrović'], ['Aleksandra', 'Jovanović'], ['Mehmet', 'Öztürk'], ['Piotr', 'Nowak'],
  ['Ewa', 'Zielińska'], ['Grzegorz', 'Brzęczyszczykiewicz'], ['Carlos', 'Núñez'], ['María José', 'García Márquez'], ['João', 'Conceição'], ['Inês', 'Magalhães'],
  ['Luca', "D'Angelo"], ['Giulia', 'Rossi'], ['Hans', 'Müller'], ['Katrin', 'Schäfer'], ['Emily', 'Clarke'], ['Oliver', 'Wright'], ['Amelia', 'Hughes'],
  ['Noah', 'Bennett'], ['Иван', 'Петров'], ['Мария', 'Смирнова'], ['Андрей', 'Волков'], ['Зоран', 'Илић'], ['Aïcha', 'Benali'],
  ['Kwame', 'Mensah'], ['Adaeze', 'Okonkwo'], ['Tadhg', 'Mac Giolla Phádraig'], ['Wolfeschlegelsteinhausen', 'Bergerdorff-Schwarzenberg-Hohenlohe'],
]
