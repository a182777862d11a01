export const transcript = {
  title: 'लिखित पाठ',
  search: 'लिखित पाठ में खोजें',
  language: 'भाषा',
  found_one: '{{count}} पंक्ति मिली',
  found_other: '{{count}} पंक्तियाँ मिलीं',
  none: 'इस पाठ का लिखित रूप नहीं है।',
  later: 'पाठ खुलते ही उसका लिखित रूप यहाँ दिखेगा।',
  failed: 'लिखित पाठ नहीं खुल सका।',
  goAlong: 'वीडियो के मौजूदा पल पर लौटें',
};
