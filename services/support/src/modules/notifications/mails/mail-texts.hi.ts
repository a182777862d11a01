import { dayIn } from '@vidyapath/service-kit/domain/mail/mail-words';
import type { NotificationTexts } from './notification-texts';

const decisions = {
  accept: 'आपकी समीक्षा अब प्रकाशित है। दूसरों को चुनने में मदद करने के लिए धन्यवाद।',
  reject: 'हमारी टीम आपकी समीक्षा प्रकाशित नहीं कर सकी। आप उसे बदलकर फिर से भेज सकते हैं।',
  remove: 'हमारी टीम ने आपकी समीक्षा पेज से हटा दी है।',
};

export const hindiTexts: NotificationTexts = {
  'certificate-issued': ({ course_name }) => ({
    subject: 'आपका प्रमाणपत्र तैयार है',
    body: `बधाई हो: आपने ${course_name} पूरा कर लिया है। आपका प्रमाणपत्र तैयार है।`,
    button: 'अपना प्रमाणपत्र देखें',
  }),
  'review-decided': ({ course_name, decision }) => ({
    subject: 'एक कोर्स की आपकी समीक्षा',
    body: `आपने ${course_name} के बारे में लिखा था। ${decisions[decision]}`,
    button: 'कोर्स पर जाएँ',
  }),
  'thread-answered': ({ course_name, title, by_staff }) => ({
    subject: 'आपके प्रश्न का नया उत्तर',
    body: `${course_name} में आपके प्रश्न “${title}” का उत्तर ${by_staff ? 'हमारी टीम ने' : 'किसी ने'} दिया है।`,
    button: 'उत्तर पढ़ें',
  }),
  'access-ending': ({ course_name, ends_at }) => ({
    subject: `${course_name ? 'एक कोर्स' : 'सभी कोर्स'} की आपकी पहुँच ${dayIn('hi', ends_at)} को समाप्त होगी`,
    body: `${course_name ?? 'सभी कोर्स'} की आपकी पहुँच ${dayIn('hi', ends_at)} को समाप्त होगी। आपकी प्रगति और नोट्स सुरक्षित रहेंगे।`,
    button: course_name ? 'पढ़ाई जारी रखें' : 'अपने कोर्स पर जाएँ',
  }),
  'course-news': ({ course_name, new_lessons }) => ({
    subject: 'आपके एक कोर्स में नए पाठ',
    body:
      new_lessons === 1
        ? `${course_name} में, जिसे आपने शुरू किया है, एक नया पाठ आया है।`
        : `${course_name} में, जिसे आपने शुरू किया है, ${new_lessons} नए पाठ आए हैं।`,
    button: 'कोर्स पर जाएँ',
  }),
  'review-waiting': ({ course_name }) => ({
    subject: 'एक समीक्षा प्रतीक्षा में है',
    body: `${course_name} की एक समीक्षा निर्णय की प्रतीक्षा में है।`,
    button: 'समीक्षाएँ खोलें',
  }),
  'ticket-waiting': ({ number, subject }) => ({
    subject: `टिकट ${number} प्रतीक्षा में है`,
    body: `टिकट ${number} “${subject}” उत्तर की प्रतीक्षा में है।`,
    button: 'टिकट खोलें',
  }),
  attention: ({ order_number }) => ({
    subject: order_number ? `ऑर्डर ${order_number} पर ध्यान दें` : 'भुगतानों पर ध्यान दें',
    body: order_number
      ? `ऑर्डर ${order_number} के बारे में कुछ ऐसा है जिसे स्टाफ़ को देखना चाहिए।`
      : 'भुगतानों के बारे में कुछ ऐसा है जिसे स्टाफ़ को देखना चाहिए।',
    button: 'देखें कि किस पर ध्यान देना है',
  }),
  'lesson-failed': ({ title }) => ({
    subject: 'आपके एक पाठ की फ़ाइल नहीं चल सकती',
    body: `आपकी अपलोड की हुई फ़ाइल “${title}” पाठ के रूप में नहीं चल सकती। कारण उसके पास दिखाया गया है।`,
    button: 'मॉड्यूल खोलें',
  }),
};
