const lists = `
Ghost | email,subscribed_to_emails,created_at,deleted_at | ana@example.org,true,2024-03-01, | ben@example.org,false,2024-03-01,
Ghost, deleted | email,subscribed_to_emails,created_at,deleted_at | ana@example.org,true,2024-03-01, | ben@example.org,true,2024-03-01,2025-01-01
Substack | email,active_subscription,email_disabled,created_at | ana@example.org,false,false,2024-03-01 | ben@example.org,false,true,2024-03-01
CleverReach, with a status | E-Mail,Anmeldedatum,Abmeldedatum,Status | ana@example.org,1.2.2023,,aktiv | ben@example.org,1.2.2023,5.6.2024,inaktiv
MailPoet | Email,List status,Global status,Subscribed on | ana@example.org,subscribed,subscribed, | ben@example.org,subscribed,bounced,2024-05-06
Mailchimp, merged | Email,OPTIN_TIME,UNSUB_TIME | ana@example.org,2024-05-06 10:00:00, | ben@example.org,2024-05-06 10:00:00,2025-05-06 10:00:00
a shop | Email,Accepts Email Marketing,Created at | ana@example.org,yes,2024-05-06 | ben@example.org,no,2024-05-06
days that are none | email,date,unsubscribed_at | ana@example.org,2024-05-06,0000-00-00 00:00:00 | ben@example.org,2024-05-06,2025-01-01
a yes and a no | email,Subscribed,date | ana@example.org,true,2024-05-06 | ben@example.org,false,2024-05-06
a consent that is a no | E-Mail,Einwilligung,Datum | ana@example.org,ja,6.5.2024 | ben@example.org,nein,6.5.2024
a consent taken back | email,consent,date | ana@example.org,form,2024-05-06 | ben@example.org,Withdrawn,2024-05-06
Spanish | Correo,Estado,Fecha de baja | ana@example.org,Sí, | ben@example.org,Baja,
Italian | Email,Stato,Data di disiscrizione | ana@example.org,Iscritto, | ben@example.org,Iscritto,3.4.2025
French | Courriel,Statut,Désinscrit le | ana@example.org,inscrite,- | ben@example.org,désinscrite,-
Albanian | Emaili,Gjendja,Data e largimit | ana@example.org,i regjistruar, | ben@example.org,u largua,
never confirmed | email,status,created_at | ana@example.org,confirmed,2024-05-06 | ben@example.org,unconfirmed,2024-05-06
klaviyo | Email,Email Marketing Consent,Email Suppressions,Date Added | ana@example.org,SUBSCRIBED,[],2024-05-06 10:00:00 | ben@example.org,UNSUBSCRIBED,"['UNSUBSCRIBED']",2024-05-06 10:00:00
hubspot | Record ID,Email,Create Date,Unsubscribed from all email,Opted out of email: Marketing Information,Marketing contact status,Lead Status | 1,ana@example.org,2024-05-06 10:00,No,false,Marketing contact,Open | 1,ben@example.org,2024-05-06 10:00,,true,Non-marketing contact,Open
cleverreach en | email,registered,activated,deactivated,source | ana@example.org,2024-05-06,2024-05-06,0,form | ben@example.org,2024-05-06,2024-05-06,2025-01-01,form
cleverreach de | E-Mail;Registriert;Aktiviert;Deaktiviert;Quelle | ana@example.org;06.05.2024;06.05.2024;;form | ben@example.org;06.05.2024;06.05.2024;01.01.2025;form
mailerlite status | Email,Status,Subscribed,Unsubscribed,Opt-in time | ana@example.org,Active,2024-05-06 10:00:00,,2024-05-06 10:00:00 | ben@example.org,Unsubscribed,2024-05-06 10:00:00,2025-01-01,2024-05-06
kit | id,first_name,email,state,created_at | 1,Ana,ana@example.org,active,2024-05-06 10:00:00 UTC | 1,Ana,ben@example.org,cancelled,2024-05-06 10:00:00 UTC
kit status | First Name,Email,Status,Created At | Ana,ana@example.org,Confirmed,2024-05-06 10:00:00 UTC | Ana,ben@example.org,Cancelled,2024-05-06
shopify | Customer ID,First Name,Email,Accepts Email Marketing,Tags | '1,Ana,ana@example.org,yes, | 1,Ana,ben@example.org,no,
listmonk | uuid,email,name,attributes,status,created_at,updated_at | x,ana@example.org,Ana,"{""a"": ""b""}",enabled,2024-05-06T10:00:00.123456Z,2024-05-06T10:00:00.123456Z | x,ben@example.org,Ana,{},blocklisted,2024-05-06T10:00:00.123456Z,2024-05-06
listmonk tz | uuid,email,name,status,created_at | x,ana@example.org,Ana,enabled,2024-05-06 10:00:00.123456+00 | x,ben@example.org,Ana,disabled,2024-05-06 10:00:00.123456+00
mailpoet de | E-Mail;Listenstatus;Globaler Status;Abonniert am | ana@example.org;Abonniert;Abonniert;2024-05-06 10:00:00 | ben@example.org;Abgemeldet;Abgemeldet;2024-05-06 10:00:00
mailpoet fr | Email,Statut dans la liste,Statut global,Date | ana@example.org,Abonné(e),Abonné(e),2024-05-06 | ben@example.org,Désabonné(e),Désabonné(e),2024-05-06
wix | Email 1,Email subscriber status,Created At (UTC+1) | ana@example.org,Subscribed,2024-05-06 10:00 | ben@example.org,Unsubscribed,2024-05-06 10:00
wix2 | Email,Email subscriber status,Created At | ana@example.org,Subscribed,2024-05-06 10:00 | ben@example.org,Unsubscribed,2024-05-06 10:00
constant contact | Email address,Email permission status,Confirmed Opt-Out Date,Created At | ana@example.org,Express,,2024-05-06 10:00:00 +0000 | ben@example.org,Unsubscribed,2025-01-01,2024-05-06 10:00:00 +0000
pipedrive | Person - Name,Person - Email - Work,Person - Marketing status,Person - Created | Ana,ana@example.org,Subscribed,2024-05-06 | Ana,ben@example.org,Unsubscribed,2024-05-06
salesforce | Id,Email,HasOptedOutOfEmail,CreatedDate | 1,ana@example.org,false,2024-05-06T10:00:00.000Z | 1,ben@example.org,true,2024-05-06T10:00:00.000Z
odoo | email,opt_out,subscription_date,unsubscription_date | ana@example.org,False,2024-05-06, | ben@example.org,False,2024-05-06,2025-01-01
civicrm | Email,Do Not Email,No Bulk Emails (User Opt Out),Created Date | ana@example.org,,,2024-05-06 | ben@example.org,,1,2024-05-06
wp newsletter | email,name,status,date | ana@example.org,Ana,C,2024-05-06 10:00:00 | ben@example.org,Ana,U,2024-05-06 10:00:00
phplist | Email,Confirmed?,Blacklisted?,Entered | ana@example.org,1,0,2024-05-06 | ben@example.org,1,1,2024-05-06
a list: subscribed_at+subscribed | email,subscribed_at,subscribed | ana@example.org,2024-05-06,true | ben@example.org,2024-05-06,false
a list: signup date+subscribed | Email,Sign-up date,Subscribed | ana@example.org,2024-05-06,yes | ben@example.org,2024-05-06,no
a list: created_at+subscribed | id,email,subscribed,created_at | 1,ana@example.org,true,2024-05-06 | 1,ben@example.org,false,2024-05-06
a list: created_at+confirmed | id,email,confirmed,created_at | 1,ana@example.org,true,2024-05-06 | 1,ben@example.org,false,2024-05-06
a list: newsletter yes/no | Email,Date,Newsletter | ana@example.org,2024-05-06,yes | ben@example.org,2024-05-06,no
a list, de: newsletter ja/nein | E-Mail;Datum;Newsletter | ana@example.org;06.05.2024;ja | ben@example.org;06.05.2024;nein
a list, de: Abmeldung am | E-Mail;Angemeldet am;Abmeldung am | ana@example.org;06.05.2024; | ben@example.org;06.05.2024;01.02.2025
a list, de: Austritt | E-Mail;Anmeldedatum;Austritt | ana@example.org;06.05.2024; | ben@example.org;06.05.2024;01.02.2025
a list, de: Widerruf | E-Mail;Datum;Einwilligung;Widerruf | ana@example.org;06.05.2024;Formular; | ben@example.org;06.05.2024;Formular;01.02.2025
a list, de: Widerrufen am | E-Mail;Datum;Einwilligung;Widerrufen am | ana@example.org;06.05.2024;Formular; | ben@example.org;06.05.2024;Formular;01.02.2025
a list, en: consent withdrawn | Email,Date,Consent,Consent withdrawn | ana@example.org,2024-05-06,paper form, | ben@example.org,2024-05-06,paper form,2025-01-01
a list, en: Opt-in yes/no | Email,Date,Opt-in | ana@example.org,2024-05-06,Y | ben@example.org,2024-05-06,N
a list, fr: désabonnement | Courriel;Date d’inscription;Date de désabonnement | ana@example.org;06/05/2024; | ben@example.org;25/05/2024;01/02/2025
a list, fr: accepte | Courriel;Date;Consentement | ana@example.org;25/05/2024;oui | ben@example.org;25/05/2024;non
a list, fr: Newsletter | Courriel;Date;Newsletter | ana@example.org;25/05/2024;oui | ben@example.org;25/05/2024;non
a list, it | Email;Data;Consenso;Disiscritto il | ana@example.org;25/05/2024;modulo; | ben@example.org;25/05/2024;modulo;01/02/2025
a list, it revoca | Email;Data;Consenso;Revoca | ana@example.org;25/05/2024;modulo; | ben@example.org;25/05/2024;modulo;25/02/2025
a list, it cancellato | Email;Data iscrizione;Cancellato il | ana@example.org;25/05/2024; | ben@example.org;25/05/2024;25/02/2025
a list, es | Correo;Fecha de alta;Fecha de baja | ana@example.org;25/05/2024; | ben@example.org;25/05/2024;25/02/2025
a list, es2 | Correo;Fecha;Consentimiento;Revocado | ana@example.org;25/05/2024;formulario;no | ben@example.org;25/05/2024;formulario;sí
a list, sq | Emaili;Data;Pëlqimi;Larguar më | ana@example.org;25.5.2024;formular; | ben@example.org;25.5.2024;formular;1.2.2025
a list, sq çregjistruar | Emaili;Data e regjistrimit;Çregjistruar më | ana@example.org;25.5.2024; | ben@example.org;25.5.2024;1.2.2025
a list: cancelled | Email,Signed up,Cancelled | ana@example.org,2024-05-06, | ben@example.org,2024-05-06,2025-01-01
a list: removed | Email,Signed up,Removed | ana@example.org,2024-05-06, | ben@example.org,2024-05-06,2025-01-01
a list: unsubscribed date | Email,Signed up,Unsubscribed date | ana@example.org,2024-05-06, | ben@example.org,2024-05-06,2025-01-01
a list: opted out at | Email,Opt-in date,Opted out at | ana@example.org,2024-05-06, | ben@example.org,2024-05-06,2025-01-01
a list: cleaned | Email,Opt-in date,Cleaned | ana@example.org,2024-05-06, | ben@example.org,2024-05-06,2025-01-01
campaign monitor | Email Address,Name,State,Date | ana@example.org,Ana,Active,2024-05-06 | ben@example.org,Ana,Unsubscribed,2024-05-06
gdpr | Email,Date Added,GDPR | ana@example.org,2024-05-06,yes | ben@example.org,2024-05-06,no
`

/** After what is known of the exports of services, and as agencies keep lists; no genuine file is among them: what it is, headings, Ana, who is on the list, and Ben, who is not, or no longer. */
export const leftLists = lists
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
